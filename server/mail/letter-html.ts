import { escapeHtml as e } from './escape.ts';
import { frame } from './frame.ts';
import type { Letter } from './letter.ts';
import { colours, sans, serif } from './look.ts';

const text = `margin:0 0 18px;font:17px/27px ${sans};color:${colours.ink}`;
const small = `margin:0 0 12px;font:14px/22px ${sans};color:${colours.inkSoft}`;

/** The HTML of a letter. */
export function letterHtml(letter: Letter, siteUrl: string): string {
  const { heading, paragraphs, quotation, action, notes } = letter;
  const body = [
    `<h1 class="ink" style="margin:0 0 18px;font:600 30px/36px ${serif};color:${colours.ink}">${e(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p class="ink" style="${text}">${e(paragraph)}</p>`),
    ...(quotation === undefined ? [] : [quotationHtml(quotation)]),
    ...(action ? [button(action.label, action.link), address(action.link)] : []),
    ...notes.map((note) => `<p class="soft" style="${small}">${e(note)}</p>`),
  ];
  return frame({ ...letter, siteUrl, body: body.join('\n') });
}

// The cell carries the colour, because Outlook gives links no padding.
function button(label: string, link: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 22px"><tr>
<td class="button" bgcolor="${colours.berbere}" style="border-radius:4px;background-color:${colours.berbere};mso-padding-alt:13px 26px">
<a href="${e(link)}" style="display:inline-block;border-radius:4px;padding:13px 26px;font:600 17px/22px ${sans};color:#fffdf8;text-decoration:none">${e(label)}</a>
</td></tr></table>`;
}

function address(link: string): string {
  return `<p class="soft" style="${small}">If the button does nothing, open this address:<br>
<a class="link" href="${e(link)}" style="color:${colours.berbere};word-break:break-all">${e(link)}</a></p>`;
}

function quotationHtml(words: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 22px"><tr>
<td class="quotation ink" bgcolor="${colours.injeraSoft}" style="padding:16px 20px;border-left:4px solid ${colours.saffron};background-color:${colours.injeraSoft};font:17px/27px ${sans};color:${colours.ink};word-break:break-word">${e(words).replace(/\r?\n/g, '<br>')}</td>
</tr></table>`;
}
