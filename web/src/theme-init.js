// Runs before the first paint, so that a chosen theme or stopped motion never flashes. Names as in lib/display.ts.
;(function () {
  try {
    var root = document.documentElement
    var theme = localStorage.getItem('evenmoor.theme')
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') root.dataset.theme = theme
    if (localStorage.getItem('evenmoor.motion') === 'off') root.dataset.motion = 'off'
  } catch {
    // Without storage the device's own settings stand.
  }
})()
