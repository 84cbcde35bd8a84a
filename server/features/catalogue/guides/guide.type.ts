import { GraphQLLocalDate } from 'graphql-scalars';
import { Field } from 'type-graphql';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import { PictureType } from '../recipe/picture.type.ts';

@SimpleType('GuideNumber', 'A number to remember.')
export class GuideNumberType {
  @Field({ description: 'What the number means. Example: "Most foods fry at".' })
  what: string;

  @Field({ description: 'Value with its unit. Example: "170–180 °C (340–355 °F)".' })
  value: string;
}

@SimpleType('GuideDrawing', 'Drawing of a step.')
class GuideDrawingType {
  @Field({ description: 'Text alternative. Example: "Two hands pinch a folded wrapper shut."' })
  alt: string;

  @Field({
    description: 'Path of the SVG file, 640 by 480 pixels. Example: "/drawings/fold-dumplings--close.svg".',
  })
  path: string;
}

@SimpleType('GuideStep', 'A step of a guide.')
export class GuideStepType {
  @Field({ description: 'Title. Example: "Dry what you fry".' })
  title: string;

  @Field({ description: 'Text of a few sentences.' })
  text: string;

  @Field(() => GuideDrawingType, { nullable: true, description: 'Drawing of the step; null if there is none.' })
  drawing?: GuideDrawingType | null;
}

@SimpleType('Guide', 'A guide to a technique that many recipes use.', NodeType)
export class GuideType {
  /** Unused: the resolver of the interface's `id` field derives the ID from the slug. */
  id?: string;

  @Field({ description: 'Slug, used in URLs. Example: "brown-onions".' })
  slug: string;

  @Field({ description: 'Title. Example: "Brown onions".' })
  title: string;

  @Field({ description: 'Path of its page. Example: "/guides/brown-onions".' })
  path: string;

  @Field({ description: 'Description in one or two sentences.' })
  description: string;

  @Field(() => GraphQLLocalDate, { description: 'Publication date. Example: "2026-11-20".' })
  publishedOn: string;

  @Field(() => GraphQLLocalDate, {
    description: 'Date of the last edit, or of publication if it was never edited. Example: "2026-11-24".',
  })
  updatedOn: string;

  @Field(() => PictureType, { description: 'Drawing or photograph of the technique.' })
  picture: PictureType;

  @Field(() => [GuideNumberType], { description: 'Temperatures, times and amounts to remember.' })
  numbers: GuideNumberType[];

  @Field(() => [GuideStepType], { description: 'Steps in order.' })
  steps: GuideStepType[];

  @Field(() => [String], { description: 'Common mistakes and how to fix them.' })
  mistakes: string[];

  // Not in the schema.
  authorKey: string;
  words: string[];
  foodKeys: string[];
}
