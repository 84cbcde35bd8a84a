import { factsIn, keepFact } from './plain-text-facts.ts';
import type { Layout } from './plain-text-layout.ts';
import { isProse, type TextLine } from './plain-text-lines.ts';
import { mayBeTitle } from './plain-text-page.ts';
import type { ReadRecipe } from './read-recipe.ts';

/** Reads the lines above the ingredients: a title and a description. */
export class HeadLines {
  private titleLine: number | undefined;

  constructor(
    private readonly recipe: ReadRecipe,
    private readonly unread: string[],
    private readonly layout: Layout,
  ) {}

  /** Reads a line; returns whether the next line can go on. */
  add(index: number, line: TextLine, canJoin: boolean): boolean {
    const { recipe } = this;
    const { text } = line;
    if (recipe.title === undefined && mayBeTitle(line) && index >= (this.layout.titleAt ?? index)) {
      this.readTitle(text.replace(/:$/, ''));
      this.titleLine = index;
      return canJoin;
    }
    if (this.titleLine === index - 1 && /^(?:with|and|in|on) /.test(text) && !isProse(text)) {
      recipe.title = `${recipe.title} ${text}`;
      return canJoin;
    }
    if (recipe.title !== undefined && recipe.description === undefined && isProse(text)) {
      recipe.description = text;
      return true;
    }
    const isNew = line.isAfterBlank || line.isBullet || /^\p{Lu}[\p{L} ]{2,20}:\s/u.test(text);
    if (canJoin && !isNew && typeof recipe.description === 'string') {
      recipe.description += ` ${text}`;
      return canJoin;
    }
    this.unread.push(text);
    return false;
  }

  /** A title may end in a fact: "Tomato soup – serves 4". */
  readTitle(text: string): void {
    const [, title = text, rest = ''] =
      /^(.{3,}?)\s*(?:\s[–—-]|[(|,:]|\s(?=serves \d))\s*([^()]+)\)?$/.exec(text) ?? [];
    const facts = factsIn(rest).filter(({ text: said }) => said !== undefined);
    this.recipe.title = facts.length > 0 ? title : text;
    for (const fact of facts) this.unread.push(...keepFact(fact, this.recipe));
  }
}
