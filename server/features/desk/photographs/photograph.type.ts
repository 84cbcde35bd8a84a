import { Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, Float, ObjectType } from 'type-graphql';
import { altProblem, FIT_FOR_ALT, MAX_ALT_LENGTH, photographTexts } from '#schema/rules/photographs.ts';
import { Follows, problem } from '#server/check-input.ts';
import { PictureType } from '#server/features/catalogue/recipe/picture.type.ts';

@ObjectType('PhotographFocus', {
  simpleResolvers: true,
  description: 'The place in a photograph that stays where it is when it is cut.',
})
export class PhotographFocusType {
  @Field(() => Float, { description: 'As a share of the width, 0 to 1. Example: 0.5.' })
  x: number;

  @Field(() => Float, { description: 'As a share of the height, 0 to 1. Example: 0.4.' })
  y: number;
}

@ObjectType('DeskPicture', { simpleResolvers: true, description: 'A picture with what an editor has to know of it.' })
export class DeskPictureType {
  @Field({ description: 'As it stands in addresses. Example: "author--hanna-tesfaye".' })
  name: string;

  @Field({ description: 'What it belongs to: "recipe", "author", "category", "cuisine" or "guide".' })
  kind: string;

  @Field({ description: 'The title or the name of that. Example: "Hanna Tesfaye".' })
  title: string;

  @Field(() => PictureType, { description: 'The picture as readers see it.' })
  picture: PictureType;

  @Field(() => PhotographFocusType, {
    nullable: true,
    description: 'Of a photograph that came by the desk, which can be cut again; null for all others.',
  })
  focus: PhotographFocusType | null;
}

/** An editor's description and crop of a photograph. */
export class PhotographWords {
  @Follows(altProblem)
  alt: string;

  /** Focal point that every crop keeps, as shares from 0 to 1. */
  @Min(0, problem('OUT_OF_RANGE', photographTexts.focusUnfit))
  @Max(1, problem('OUT_OF_RANGE', photographTexts.focusUnfit))
  x: number;

  @Min(0, problem('OUT_OF_RANGE', photographTexts.focusUnfit))
  @Max(1, problem('OUT_OF_RANGE', photographTexts.focusUnfit))
  y: number;

  /** Title of an unpublished recipe; empty for other pictures. */
  @MaxLength(MAX_ALT_LENGTH, problem('INVALID', photographTexts.titleUnfit))
  @Matches(FIT_FOR_ALT, problem('INVALID', photographTexts.titleUnfit))
  title: string;
}
