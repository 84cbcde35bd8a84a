import { ArgsType, Field, InputType, registerEnumType } from 'type-graphql';
import { MAX_SLUGS, slugsProblem } from '#schema/rules/catalogue.ts';
import { Follows } from '#server/follows.ts';
import { PageArgs } from './page.args.ts';

/** In which order a list of recipes comes. */
export enum RecipeSort {
  NEWEST = 'newest',
  RECOMMENDED = 'recommended',
}

registerEnumType(RecipeSort, {
  name: 'RecipeSort',
  description: 'In which order a list of recipes comes.',
  valuesConfig: {
    NEWEST: { description: 'By the day of publication, newest first.' },
    RECOMMENDED: { description: 'By rating, weighted so that one perfect rating does not beat fifty good ones.' },
  },
});

@InputType({ description: 'Which recipes to list. All conditions must hold.' })
export class RecipeFilter {
  @Field(() => String, { nullable: true, description: 'A category by name, whatever the case. Example: "dinner".' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'A cuisine by name, whatever the case. Example: "ethiopian".' })
  cuisine?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only those on the home page.' })
  featured?: boolean | null;
}

@ArgsType()
export class RecipesArgs extends PageArgs {
  @Field(() => RecipeFilter, { nullable: true, description: 'Which recipes; all where it is left out.' })
  filter?: RecipeFilter | null;

  @Field(() => RecipeSort, { defaultValue: RecipeSort.NEWEST, description: 'In which order.' })
  sort?: RecipeSort;
}

@ArgsType()
export class SlugsArgs {
  @Field(() => [String], { description: `Names in addresses, at most ${MAX_SLUGS}. Example: ["doro-wat", "gomen"].` })
  @Follows(slugsProblem)
  slugs: string[];
}
