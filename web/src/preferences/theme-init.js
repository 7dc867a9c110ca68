// See root.tsx.
;(function () {
  try {
    var get = (name) => localStorage.getItem('evenmoor.' + name)
    var kept = document.documentElement.dataset
    var theme = get('theme')
    var changes = get('changes')
    if (/^(light|dark|contrast)$/.test(theme)) kept.theme = theme
    if (/^(light|dark)$/.test(theme))
      document
        .querySelectorAll('[name=theme-color]')
        .forEach((meta) => (meta.media = meta.media.includes(theme) ? 'all' : 'not all'))
    if (/^(blue_orange|red_green)$/.test(changes)) kept.changes = changes
    if (get('motion') === 'off') kept.motion = 'off'
  } catch {
    // No storage.
  }
})()
