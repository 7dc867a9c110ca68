// Runs before the first paint, so that a chosen theme, colours of changes or stopped motion never flash. Names as in lib/display.ts and lib/looks.ts.
;(function () {
  try {
    var root = document.documentElement
    var theme = localStorage.getItem('evenmoor.theme')
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') root.dataset.theme = theme
    if (localStorage.getItem('evenmoor.motion') === 'off') root.dataset.motion = 'off'
    var changes = localStorage.getItem('evenmoor.changes')
    if (changes === 'blue_orange' || changes === 'red_green') root.dataset.changes = changes
  } catch {
    // Without storage the device's own settings stand.
  }
})()
