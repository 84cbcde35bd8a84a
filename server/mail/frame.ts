import { office } from '#schema/rules/office.ts';
import { escapeHtml as e } from './escape.ts';
import { colours, headStyles, sans, serif } from './look.ts';

export interface Frame {
  subject: string;
  preview: string;
  /** HTML, escaped already. */
  body: string;
  reason: string;
  unsubscribeLink?: string;
  siteUrl: string;
}

// Mailboxes fill the preview up with whatever comes next; this pushes that away.
const padding = '&#847;&zwnj;&nbsp;'.repeat(60);

// The site's woven edge. Where gradients are not understood it is a plain red band.
const strands = (lean: number) =>
  `repeating-linear-gradient(${lean}deg,${colours.berbere} 0 4px,${colours.saffron} 4px 6px,${colours.berbere} 6px 10px,${colours.injera} 10px 14px)`;
const strand = (lean: number) =>
  `<tr><td height="5" bgcolor="${colours.berbere}" style="height:5px;line-height:5px;font-size:0;background-color:${colours.berbere};background-image:${strands(lean)}">&nbsp;</td></tr>`;
const weave = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${strand(45)}${strand(135)}</table>`;

/** The page around a mail's body: tables, since Outlook lays out nothing else; styles inline, since Gmail may drop others. */
export function frame({ subject, preview, body, reason, unsubscribeLink, siteUrl }: Frame): string {
  const small = `font:13px/20px ${sans};color:${colours.inkSoft}`;
  const link = `color:${colours.inkSoft};text-decoration:underline`;
  const leave = unsubscribeLink
    ? ` <a class="soft" href="${e(unsubscribeLink)}" style="${link}">Unsubscribe</a> with one click.`
    : '';
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${e(subject)}</title>
<style>${headStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${colours.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${e(preview)}${padding}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.paper}">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="padding:0 4px 14px">
<a class="ink" href="${e(siteUrl)}" style="font:600 26px/32px ${serif};color:${colours.ink};text-decoration:none">Mesob</a>
<span class="soft" style="${small}">&nbsp; Recipes to gather around</span>
</td></tr>
<tr><td>${weave}</td></tr>
<tr><td class="raised body" bgcolor="${colours.raised}" style="padding:36px 40px 28px;background-color:${colours.raised};font:17px/27px ${sans};color:${colours.ink};overflow-wrap:break-word;word-break:break-word">
${body}
</td></tr>
<tr><td class="soft" style="padding:20px 4px;${small}">
${e(reason)}${leave}<br><br>
<a class="soft" href="${e(siteUrl)}" style="${link}">${e(siteUrl.replace(/^https?:\/\//, ''))}</a> &middot; ${e(office.name)}, ${e(office.street)}, ${e(office.city)}, ${e(office.country)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}
