import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { GUIDE_RECIPES_LIMIT } from '#schema/rules/catalogue.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { getShortListCost } from '#server/graphql/field-costs.ts';
import { AboutArgs } from '../about.args.ts';
import { AuthorType } from '../authors/author.type.ts';
import { FoodType } from '../foods/food.type.ts';
import { RecipeType } from '../recipe/recipe.type.ts';
import { InstructionStepType } from '../recipe/recipe-parts.type.ts';
import { findNewest } from '../recipe/related-recipes.ts';
import { GuideType } from './guide.type.ts';
import { findGuides } from './guides.ts';

/** Plain type for `@Root()`: with the class, type-graphql creates an instance for every field. */
type GuideRow = GuideType;
type StepRow = InstructionStepType;

@Resolver(() => GuideType)
export class GuideResolver {
  @Query(() => [GuideType], {
    // About the number of guides.
    complexity: ({ childComplexity }) => 18 * childComplexity,
    description: 'All guides, in display order.\n\nExample: `{ guides { title path } }`',
  })
  guides(@Args() { about }: AboutArgs, @Ctx() { catalogue }: RequestContext): readonly GuideType[] {
    const { guides } = catalogue.taxonomy;
    return typeof about === 'string' ? findGuides(about, guides) : guides;
  }

  @Query(() => GuideType, {
    nullable: true,
    description:
      'A guide by slug; null if there is none.\n\nExample: `{ guide(slug: "brown-onions") { title numbers { what value } steps { title } } }`',
  })
  guide(
    @Arg('slug', () => String, { description: 'Slug, case-insensitive. Example: "brown-onions".' }) slug: string,
    @Ctx() { catalogue }: RequestContext,
  ): GuideType | null {
    return catalogue.taxonomy.guide(slug.toLowerCase()) ?? null;
  }

  @FieldResolver(() => AuthorType, { description: 'Author of the guide.' })
  author(@Root() { authorKey }: GuideRow, @Ctx() { catalogue }: RequestContext): AuthorType {
    const author = catalogue.taxonomy.author(authorKey);
    if (!author) throw new Error(`The taxonomy lacks the author ${authorKey}`);
    return author;
  }

  @FieldResolver(() => [FoodType], {
    complexity: getShortListCost,
    description: 'Glossary foods that the guide covers; empty for most guides.',
  })
  foods(@Root() { foodKeys }: GuideRow, @Ctx() { catalogue }: RequestContext): FoodType[] {
    return foodKeys.flatMap((key) => catalogue.taxonomy.food(key) ?? []);
  }

  @FieldResolver(() => [RecipeType], {
    complexity: ({ childComplexity }) => GUIDE_RECIPES_LIMIT * childComplexity,
    description: `Newest recipes with a step that links to the guide, at most ${GUIDE_RECIPES_LIMIT}.`,
  })
  recipes(@Root() { slug }: GuideRow, @Ctx() { catalogue }: RequestContext): RecipeType[] {
    return findNewest(catalogue, ({ guideKeys }) => guideKeys.includes(slug), GUIDE_RECIPES_LIMIT);
  }
}

@Resolver(() => InstructionStepType)
export class StepGuidesResolver {
  @FieldResolver(() => [GuideType], {
    description: 'Guides that explain the step, without guides of earlier steps.',
  })
  guides(@Root() { guideKeys = [] }: StepRow, @Ctx() { catalogue }: RequestContext): GuideType[] {
    return guideKeys.flatMap((key) => catalogue.taxonomy.guide(key) ?? []);
  }
}

@Resolver(() => FoodType)
export class FoodGuidesResolver {
  @FieldResolver(() => [GuideType], { complexity: getShortListCost, description: 'Guides that cover the food.' })
  guides(@Root() { key }: Pick<FoodType, 'key'>, @Ctx() { catalogue }: RequestContext): GuideType[] {
    return catalogue.taxonomy.guides.filter(({ foodKeys }) => foodKeys.includes(key));
  }
}
