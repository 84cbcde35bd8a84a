/** Words of buttons and switches on a page: a line with only these words is not part of a recipe. */
const CONTROLS = new Set(
  `go amount measure quantity preparation method print pin pinterest save saved rate share tweet twitter email facebook instagram whatsapp google link copy copied text jump to recipe recipes
  video photo photos gallery us u.s. usm customary metric imperial unit units cups scale cook cooking mode on off keep screen awake
  checklist ingredient ingredients instruction instructions direction directions select deselect all add my box cookbook collection menu list
  shopping advertisement ad ads continue reading below read more less show hide view subscribe newsletter search home log login sign in up follow
  card close today s next previous back start none found done submit cancel edit delete skip content the this a it and or of your
  check uncheck tags tag collections categories category archive archives printer friendly version about contact privacy terms up page main author to list join now with without image images title along loading upload review tweak ask detailed order online want try`.split(
    /\s+/,
  ),
);
/** A button with the title: "Share “Leek soup” on …". */
export const SHARED_TITLE = /^(?:share|email|tweet|pin) [“"]([^”"]+)[”"]/i;
/** Marks, counts and endings of emails that are not part of a recipe. */
const UNREAD =
  /^(?:[−+–-]|\d{1,3}|prevent your screen.*|want .* inbox.*|i consent to .*|(?:log ?in|sign (?:up|in)) (?:or|to) .*|.*\bclick here\b.*|cost per serving.*|select rating|give .{1,80} \d\/\d|hungry for more.*|follow (?:me|us) .*|as an amazon .*|alternative quantities .*|for best results .* photos? .*|this (?:content|recipe) (?:is imported|was provided) .*|when entering .*|cook mode.*|.{1,30} print this (?:recipe|page)|recipe via .*|(?:related|see also|read (?:more|next|also)|recommended|trending): .*|(?:cooking instructions|.{1,60} recipe) step \d{1,2}(?: photo)?|local offers|\d{5} change|jump to .*|(?:return|back) to .{1,40}|[★☆⭐\s]+|\(?[\d.,]+k?\s+(?:votes?|reviews?|ratings?|comments?|stars?(?! anise)|shares?|saves?|photos?|people)\b.{0,40}|\d(?:\.\d+)?\s+(?:from|out of)\s+\d.*|no (?:ratings|reviews|comments).*|user (?:rating|reviews)|(?:ratings?|votes|you|reviews?):.{0,12}|(?:share|email|tweet) [“"].*|share (?:on|by) .*|enjoy,.{0,30}|(?:love|best(?: wishes)?|cheers|(?:kind )?regards|yours)[,!].{0,30})$/i;

/** Requests of a page to its readers: "Leave a comment below if you make it!", "Did you try this recipe?". */
const REQUEST =
  /^(?:please |do |don['’]t forget to |and )*(?:(?:leave|drop|write|post) (?:me |us )?an? (?:private )?(?:comment|review|rating|reply|note)\b|(?:rate|pin|share|print|review) this\b|tag (?:@|me\b|us\b)|did you (?:make|try|cook|like|love) |(?:if you (?:make|made|try|tried|cook|cooked) |let (?:me|us) know ).*\b(?:comments?|rating|review|tag|let (?:me|us) know|hear (?:from|what|how|about))\b)/i;

/** Maximum length of a line to compare, in characters: some patterns take quadratic time. */
const MAX_CONTROL = 200;

/** Returns whether a line is a button, a switch, a count or a request of a page, or the end of an email. */
export function isPageControl(text: string): boolean {
  if (text.length > MAX_CONTROL) return false;
  const plain = text.replace(/^[↑→»\s]+/, '');
  if (UNREAD.test(plain) || REQUEST.test(plain)) return true;
  // Copied switches have no spaces: "Scale 1x2x3x", "CupsMetric".
  const apart = text.replace(/(?:[½\d]+x)+/g, ' scale ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const words = apart.toLowerCase().match(/[\p{L}\d.]+/gu) ?? [];
  return words.length > 0 && words.length <= 12 && words.every((word) => CONTROLS.has(word));
}
