import type { MarkedExtension, Tokens } from 'marked';
import { formatMinutes } from '#cooking/format-minutes.ts';
import { recipePath } from '#schema/rules/paths.ts';
import { escapeHtml } from '#server/escape-html.ts';
import { getPicture } from '#server/features/catalogue/recipe/picture.type.ts';
import type { Snapshot } from '#server/features/catalogue/snapshot.ts';

/** Fields of a recipe that an issue shows. */
interface IssueCard {
  title: string;
  description: string;
  /** Time and servings, as text. */
  facts: string;
  path: string;
  /** Path of a JPEG, 4:3. */
  picture: string;
  alt: string;
}

/** Finds the recipe of a card; undefined if there is none. */
export type FindCard = (slug: string) => IssueCard | undefined;

/** Token of a line `{{recipe doro-wat}}`. The card and the absolute URL of its page are added before rendering. */
export interface CardToken extends Tokens.Generic {
  type: 'recipeCard';
  slug: string;
  card?: IssueCard;
  url: string;
  pictureUrl: string;
}

/** Returns a function that finds the cards of a catalogue's recipes. */
export function createFindCard(catalogue: Snapshot): FindCard {
  return (slug) => {
    const card = catalogue.bySlug(slug);
    if (!card) return undefined;
    const { alt, base } = getPicture(card.slug, card);
    const { slug: category } = catalogue.taxonomy.categoryById(card.categoryId);
    return {
      title: card.title,
      description: card.description,
      facts: `${formatMinutes(card.minutes)}, for ${card.servings}`,
      path: recipePath(category, card.slug),
      picture: `${base}/4x3-640.jpg`,
      alt,
    };
  };
}

/** Returns an extension that adds recipe cards to Markdown. @param render - as HTML or as plain text */
function createCardExtension(render: (token: CardToken & { card: IssueCard }) => string): MarkedExtension {
  return {
    extensions: [
      {
        name: 'recipeCard',
        level: 'block',
        start: (source) => source.match(/^\{\{recipe /m)?.index,
        tokenizer(source) {
          const [raw, slug] = /^\{\{recipe +([a-z\d-]+)\}\}[ \t]*(?:\n+|$)/.exec(source) ?? [];
          return raw === undefined ? undefined : { type: 'recipeCard', raw, slug, url: '', pictureUrl: '' };
        },
        renderer: (token) => {
          const { card } = token as CardToken;
          return card ? render({ ...(token as CardToken), card }) : '';
        },
      },
    ],
  };
}

// Mail programs may remove styles in the head, so layout styles are inline.
export const cardHtml = createCardExtension(({ card, url, pictureUrl }) => {
  const href = escapeHtml(url);
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 22px"><tr><td>
<a href="${href}"><img src="${escapeHtml(pictureUrl)}" width="520" alt="${escapeHtml(card.alt)}" style="display:block;width:100%;height:auto;border:0"></a>
</td></tr><tr><td style="padding:12px 0 0">
<a href="${href}"><strong>${escapeHtml(card.title)}</strong></a><br>${escapeHtml(card.description)}<br><em>${escapeHtml(card.facts)}</em>
</td></tr></table>
`;
});

export const cardText = createCardExtension(
  ({ card, url }) => `${card.title} (${url})\n${card.description}\n${card.facts}\n\n`,
);
