/** How emails look: inline for every program, and what `<style>` adds where it is read. */

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;"
const mono = 'font-family:Menlo,Consolas,monospace;'

/** Inline styles, light: what a program shows that drops `<style>`. */
export const look = {
  page: `margin:0;padding:0;background:#f5f2ec;${sans}`,
  card: 'width:100%;max-width:600px;background:#ffffff;border:1px solid #dedbd4;border-radius:20px;border-collapse:separate;overflow:hidden',
  ribbon: `padding:12px 40px;background:#d9f4f5;color:#10525a;font-size:14px;line-height:20px;font-weight:bold;${sans}`,
  body: `padding:28px 40px 32px;${sans}`,
  brand: `padding:0 10px;color:#1e2033;font-size:19px;line-height:28px;font-weight:bold;${sans}`,
  title: `margin:0 0 12px;color:#1e2033;font-size:28px;line-height:34px;font-weight:bold;${sans}`,
  paragraph: `margin:0 0 12px;color:#474a5e;font-size:16px;line-height:24px;overflow-wrap:anywhere;${sans}`,
  small: `margin:8px 0 0;color:#5f6275;font-size:14px;line-height:20px;overflow-wrap:anywhere;${sans}`,
  code: `margin:16px 0 8px;color:#1e2033;font-size:32px;line-height:40px;font-weight:bold;letter-spacing:4px;${mono}`,
  figures: 'margin:20px 0 0;border-collapse:collapse',
  figureLabel: `font-weight:normal;padding:11px 0;border-bottom:1px solid #dedbd4;color:#474a5e;font-size:16px;line-height:22px;vertical-align:top;${sans}`,
  figureValue: `padding:11px 0;border-bottom:1px solid #dedbd4;color:#1e2033;font-size:16px;line-height:22px;font-weight:bold;overflow-wrap:anywhere;${sans}`,
  totalLabel: `padding:12px 0;border-top:1px solid #1e2033;color:#1e2033;font-size:18px;line-height:24px;font-weight:bold;${sans}`,
  totalValue: `padding:12px 0;border-top:1px solid #1e2033;color:#1e2033;font-size:18px;line-height:24px;font-weight:bold;${sans}`,
  box: 'margin:20px 0 0;background:#f5f2ec;border-radius:12px;border-collapse:separate',
  boxCell: `padding:14px 16px;color:#474a5e;line-height:24px;${sans}`,
  boxValue: `color:#1e2033;font-size:15px;word-break:break-all;${mono}`,
  mark: 'background:#fdeccb;color:#1e2033;border-radius:4px',
  heading: `margin:28px 0 12px;color:#1e2033;font-size:18px;line-height:24px;font-weight:bold;${sans}`,
  dot: `width:22px;height:22px;border-radius:22px;border:2px solid #7d8093;font-size:12px;line-height:22px;text-align:center;${sans}`,
  done: 'background:#0f7657;border-color:#0f7657;color:#ffffff;font-weight:bold',
  now: 'border-color:#6b4a00;color:#6b4a00',
  next: 'border-color:#7d8093;color:#7d8093',
  seam: 'width:2px;height:24px;line-height:24px;margin:3px 12px;background:#dedbd4;font-size:1px',
  step: `padding:2px 0 12px;color:#1e2033;font-size:16px;line-height:22px;${sans}`,
  detail: 'color:#5f6275;font-size:14px;line-height:20px',
  when: `padding:2px 0 12px;color:#5f6275;font-size:14px;line-height:22px;${sans}`,
  filled: 'background:#4338a8;border-radius:12px;padding:12px 22px',
  filledLink: `color:#ffffff;font-size:16px;line-height:24px;font-weight:bold;text-decoration:none;${sans}`,
  outlined: 'border-width:1px;border-style:solid;border-radius:12px;padding:12px 8px;',
  outlinedLink: `display:block;font-size:16px;line-height:22px;font-weight:bold;text-decoration:none;${sans}`,
  plain: 'border-color:#7d8093;color:#1e2033',
  danger: 'border-color:#9c2318;color:#9c2318',
  rule: 'margin:28px 0 10px;border:0;border-top:1px solid #dedbd4',
} as const

const dark = `.page{background:#14161f!important}.card{background:#1b1e29!important;border-color:#34374a!important}
.ribbon{background:#12343a!important;color:#9ee0e6!important}.ink,.mark{color:#f4f2ee!important}.muted{color:#c3c5d1!important}
.subtle{color:#b0b2c1!important}.line{border-color:#34374a!important}.total{border-color:#c3c5d1!important}.box{background:#14161f!important}
.mark{background:#4c3d16!important}.rule{border-color:#34374a!important}.seam{background:#34374a!important}
.dot-now{border-color:#f0cf86!important;color:#f0cf86!important}.dot-next{border-color:#8b8ea1!important}
.filled{background:#b3b0f2!important;color:#17182a!important}.plain{border-color:#8b8ea1!important;color:#f4f2ee!important}
.danger{border-color:#f08a7c!important;color:#f08a7c!important}`

/** The condition under which the dark colors apply; the gallery of development shows both. */
export const darkCondition = '(prefers-color-scheme:dark)'

export const darkStyle = `
:root{color-scheme:light dark}
@media (max-width:480px){.body{padding:24px 20px 28px!important}.ribbon{padding:10px 20px!important}
.stack{display:block!important;width:100%!important;padding:0 0 12px!important}h1{font-size:24px!important;line-height:30px!important}}
@media ${darkCondition}{${dark}}
`
