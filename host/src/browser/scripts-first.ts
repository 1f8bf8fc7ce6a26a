/** The scripts of the first page have loaded, so its pictures no longer wait for them (see the start script). */
document.documentElement.removeAttribute('data-scripts-first')
