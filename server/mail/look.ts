/** The site's colours and letters (`client/styles/tokens.css`), written out: mails know no variables and load no fonts. */
export const colours = {
  paper: '#fbf6ec',
  raised: '#fffdf8',
  ink: '#22190f',
  inkSoft: '#5d4f3f',
  injera: '#ead9bc',
  injeraSoft: '#f4e9d5',
  berbere: '#a8321c',
  saffron: '#e9a23b',
};

export const serif = "Fraunces,Georgia,'Times New Roman',serif";
export const sans = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

/** Dark mode, narrow screens, and headings of newsletters; a mailbox that drops this keeps the inline styles. */
export const headStyles = `
.body h1,.body h2,.body h3{font-family:${serif};line-height:1.25}.body h1{margin:0 0 18px}.body h2,.body h3{margin:28px 0 12px}
.body a{color:${colours.berbere}}.body img{max-width:100%;height:auto}
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.body{padding:28px 20px 20px!important}}
@media (prefers-color-scheme:dark){
.paper{background-color:#1a1410!important}.raised{background-color:#231b15!important}
.ink,.body h1,.body h2,.body h3,.body p,.body li,.body td{color:#f2e7d5!important}.soft,.body p.soft{color:#c3b29a!important}
.link,.body a{color:#f08a6e!important}.quotation{background-color:#281f17!important}
.button,.body .button a{background-color:#b43a22!important;color:#fffdf8!important}
}
`;
