import { office } from '#schema/rules/office.ts';
import { escapeHtml } from '#server/escape-html.ts';
import type { Letter } from './letters.ts';

/**
 * The site's colors and fonts, copied from `client/styles/tokens.css`: mail clients support no CSS variables.
 */
const colors = {
  paper: '#fbf6ec',
  raised: '#fffdf8',
  ink: '#22190f',
  inkSoft: '#5d4f3f',
  injera: '#ead9bc',
  injeraSoft: '#f4e9d5',
  berbere: '#a8321c',
  saffron: '#e9a23b',
};

const serif = "Fraunces,Georgia,'Times New Roman',serif";
const sans = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

/** Styles of dark mode, narrow screens and newsletters. Mail clients that drop them still apply the inline styles. */
const headStyles = `
.body h1,.body h2,.body h3{font-family:${serif};line-height:1.25}.body h1{margin:0 0 18px}.body h2,.body h3{margin:28px 0 12px}
.body a{color:${colors.berbere}}.body img{max-width:100%;height:auto}
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.body{padding:28px 20px 20px!important}}
@media (prefers-color-scheme:dark){
.paper{background-color:#1a1410!important}.raised{background-color:#231b15!important}
.ink,.body h1,.body h2,.body h3,.body p,.body li,.body td{color:#f2e7d5!important}.soft,.body p.soft{color:#c3b29a!important}
.link,.body a{color:#f08a6e!important}.quotation{background-color:#281f17!important}
.button,.body .button a{background-color:#b43a22!important;color:#fffdf8!important}
}
`;

interface Frame {
  subject: string;
  preview: string;
  /** HTML, already escaped. */
  body: string;
  reason: string;
  unsubscribeLink?: string;
  siteUrl: string;
}

// Mail clients fill the preview with the text that follows. This invisible text keeps the body out of it.
const padding = '&#847;&zwnj;&nbsp;'.repeat(60);

// The site's woven edge. Mail clients without gradients show a plain red band.
const strands = (lean: number) =>
  `repeating-linear-gradient(${lean}deg,${colors.berbere} 0 4px,${colors.saffron} 4px 6px,${colors.berbere} 6px 10px,${colors.injera} 10px 14px)`;
const strand = (lean: number) =>
  `<tr><td height="5" bgcolor="${colors.berbere}" style="height:5px;line-height:5px;font-size:0;background-color:${colors.berbere};background-image:${strands(lean)}">&nbsp;</td></tr>`;
const weave = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${strand(45)}${strand(135)}</table>`;

/**
 * Returns the HTML page around an email's body. It uses tables, because Outlook supports no other layout, and inline
 * styles, because Gmail may drop style sheets.
 */
export function renderFrame({ subject, preview, body, reason, unsubscribeLink, siteUrl }: Frame): string {
  const smallText = `font:13px/20px ${sans};color:${colors.inkSoft}`;
  const linkStyle = `color:${colors.inkSoft};text-decoration:underline`;
  const unsubscribeSentence = unsubscribeLink
    ? ` <a class="soft" href="${escapeHtml(unsubscribeLink)}" style="${linkStyle}">Unsubscribe</a> with one click.`
    : '';
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>${headStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${colors.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${padding}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colors.paper}">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="padding:0 4px 14px">
<a class="ink" href="${escapeHtml(siteUrl)}" style="font:600 26px/32px ${serif};color:${colors.ink};text-decoration:none">Mesob</a>
<span class="soft" style="${smallText}">&nbsp; Recipes to gather around</span>
</td></tr>
<tr><td>${weave}</td></tr>
<tr><td class="raised body" bgcolor="${colors.raised}" style="padding:36px 40px 28px;background-color:${colors.raised};font:17px/27px ${sans};color:${colors.ink};overflow-wrap:break-word;word-break:break-word">
${body}
</td></tr>
<tr><td class="soft" style="padding:20px 4px;${smallText}">
${escapeHtml(reason)}${unsubscribeSentence}<br><br>
<a class="soft" href="${escapeHtml(siteUrl)}" style="${linkStyle}">${escapeHtml(siteUrl.replace(/^https?:\/\//, ''))}</a> &middot; ${escapeHtml(office.name)}, ${escapeHtml(office.street)}, ${escapeHtml(office.city)}, ${escapeHtml(office.country)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

const paragraphStyle = `margin:0 0 18px;font:17px/27px ${sans};color:${colors.ink}`;
const noteStyle = `margin:0 0 12px;font:14px/22px ${sans};color:${colors.inkSoft}`;

/** Returns the HTML of a letter. */
export function renderLetterHtml(letter: Letter, siteUrl: string): string {
  const { heading, paragraphs, quotation, action, notes } = letter;
  const body = [
    `<h1 class="ink" style="margin:0 0 18px;font:600 30px/36px ${serif};color:${colors.ink}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p class="ink" style="${paragraphStyle}">${escapeHtml(paragraph)}</p>`),
    ...(quotation === undefined ? [] : [renderQuotation(quotation)]),
    ...(action ? [renderButton(action.label, action.link), renderLinkText(action.link)] : []),
    ...notes.map((note) => `<p class="soft" style="${noteStyle}">${escapeHtml(note)}</p>`),
  ];
  return renderFrame({ ...letter, siteUrl, body: body.join('\n') });
}

// The cell has the color, because Outlook gives links no padding.
function renderButton(label: string, link: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 22px"><tr>
<td class="button" bgcolor="${colors.berbere}" style="border-radius:4px;background-color:${colors.berbere};mso-padding-alt:13px 26px">
<a href="${escapeHtml(link)}" style="display:inline-block;border-radius:4px;padding:13px 26px;font:600 17px/22px ${sans};color:#fffdf8;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>`;
}

function renderLinkText(link: string): string {
  return `<p class="soft" style="${noteStyle}">If the button does not work, open this address:<br>
<a class="link" href="${escapeHtml(link)}" style="color:${colors.berbere};word-break:break-all">${escapeHtml(link)}</a></p>`;
}

function renderQuotation(quotation: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 22px"><tr>
<td dir="auto" class="quotation ink" bgcolor="${colors.injeraSoft}" style="padding:16px 20px;border-left:4px solid ${colors.saffron};background-color:${colors.injeraSoft};font:17px/27px ${sans};color:${colors.ink};word-break:break-word">${escapeHtml(quotation).replace(/\r?\n/g, '<br>')}</td>
</tr></table>`;
}
