/** The scripts of the first page are there: its pictures need not wait for them any more (the document's start script). */
document.documentElement.removeAttribute('data-scripts-first')
