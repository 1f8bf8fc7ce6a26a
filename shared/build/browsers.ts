/** Old Android WebViews are still in use: the output contains nothing newer than ES2020. */
export const browsers = ['chrome >= 80', 'safari >= 14', 'ios >= 14']
