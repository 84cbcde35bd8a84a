import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { MAX_TIMELINE_DISHES } from '#schema/rules/catalogue.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { AboutArgs } from '../about.args.ts';
import { AuthorType } from '../authors/author.type.ts';
import { matchesAllWords } from '../guides/guides.ts';
import { getPicture, PictureType } from '../recipe/picture.type.ts';
import { RecipeType } from '../recipe/recipe.type.ts';
import { MenuType } from './menu.type.ts';

/** Plain type for `@Root()`: with the class, type-graphql creates an instance for every field. */
type MenuRow = MenuType;

@Resolver(() => MenuType)
export class MenuResolver {
  @Query(() => [MenuType], {
    // About the number of menus.
    complexity: ({ childComplexity }) => 10 * childComplexity,
    description: 'All menus, in display order.\n\nExample: `{ menus { title path } }`',
  })
  menus(@Args() { about }: AboutArgs, @Ctx() { catalogue }: RequestContext): readonly MenuType[] {
    const { menus } = catalogue.taxonomy;
    return typeof about === 'string' ? menus.filter((menu) => matchesAllWords(about, menu, ['menu', 'menus'])) : menus;
  }

  @Query(() => MenuType, {
    nullable: true,
    description:
      'A menu by slug; null if there is none.\n\nExample: `{ menu(slug: "dumpling-night") { title servings recipes { title } } }`',
  })
  menu(
    @Arg('slug', () => String, { description: 'Slug, case-insensitive. Example: "dumpling-night".' }) slug: string,
    @Ctx() { catalogue }: RequestContext,
  ): MenuType | null {
    return catalogue.taxonomy.menu(slug.toLowerCase()) ?? null;
  }

  @FieldResolver(() => AuthorType, { description: 'Author of the menu.' })
  author(@Root() { authorKey }: MenuRow, @Ctx() { catalogue }: RequestContext): AuthorType {
    const author = catalogue.taxonomy.author(authorKey);
    if (!author) throw new Error(`The taxonomy lacks the author ${authorKey}`);
    return author;
  }

  @FieldResolver(() => [RecipeType], {
    complexity: ({ childComplexity }) => MAX_TIMELINE_DISHES * childComplexity,
    description: 'Dishes in the order of the menu, without recipes that are not published.',
  })
  recipes(@Root() { dishes }: MenuRow, @Ctx() { catalogue }: RequestContext): RecipeType[] {
    return catalogue.bySlugs(dishes);
  }

  @FieldResolver(() => PictureType, {
    nullable: true,
    description: 'Picture of the first published dish; null if there is none.',
  })
  picture(@Root() { dishes }: MenuRow, @Ctx() { catalogue }: RequestContext): PictureType | null {
    const [firstDish] = catalogue.bySlugs(dishes);
    return firstDish ? getPicture(firstDish.slug, firstDish) : null;
  }
}
