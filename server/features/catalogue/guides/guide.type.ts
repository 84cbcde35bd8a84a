import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { PictureType } from '../recipe/picture.type.ts';

@ObjectType('GuideNumber', { simpleResolvers: true, description: 'A number to remember.' })
export class GuideNumberType {
  @Field({ description: 'Example: "Most foods fry at".' })
  what: string;

  @Field({ description: 'Example: "170–180 °C (340–355 °F)".' })
  value: string;
}

@ObjectType('GuideDrawing', { simpleResolvers: true, description: 'A drawing of what hands do in a step.' })
export class GuideDrawingType {
  @Field({ description: 'What it shows. Example: "Two hands pinch a folded wrapper shut."' })
  alt: string;

  @Field({
    description: 'The address of the SVG file, 640 by 480 pixels. Example: "/drawings/fold-dumplings--close.svg".',
  })
  path: string;
}

@ObjectType('GuideStep', { simpleResolvers: true, description: 'One step of a guide.' })
export class GuideStepType {
  @Field({ description: 'Example: "Dry what you fry".' })
  title: string;

  @Field({ description: 'A few sentences.' })
  text: string;

  @Field(() => GuideDrawingType, { nullable: true, description: 'Its drawing; null if it has none.' })
  drawing?: GuideDrawingType | null;
}

@ObjectType('Guide', {
  simpleResolvers: true,
  implements: NodeType,
  description: 'How to do what many recipes ask for.',
})
export class GuideType {
  /** Not in the schema: the interface's `id` field derives it from the slug. */
  id?: string;

  @Field({ description: 'Its name in addresses. Example: "brown-onions".' })
  slug: string;

  @Field({ description: 'Example: "Brown onions".' })
  title: string;

  @Field({ description: 'The address of its page. Example: "/guides/brown-onions".' })
  path: string;

  @Field({ description: 'A sentence or two.' })
  description: string;

  @Field(() => GraphQLLocalDate, { description: 'The day it was published. Example: "2026-11-20".' })
  publishedOn: string;

  @Field(() => GraphQLLocalDate, {
    description: 'The day of its last edit; of its publication until then. Example: "2026-11-24".',
  })
  updatedOn: string;

  @Field(() => PictureType, { description: 'A drawn picture of it.' })
  picture: PictureType;

  @Field(() => [GuideNumberType], { description: 'Numbers to remember: temperatures, times, amounts.' })
  numbers: GuideNumberType[];

  @Field(() => [GuideStepType], { description: 'What to do, in order.' })
  steps: GuideStepType[];

  @Field(() => [String], { description: 'What goes wrong, and what helps.' })
  mistakes: string[];

  // Not in the schema.
  authorKey: string;
  words: string[];
  foodKeys: string[];
}
