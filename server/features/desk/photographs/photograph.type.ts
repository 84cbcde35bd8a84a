import { Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, Float, Int } from 'type-graphql';
import { altProblem, FIT_FOR_ALT, MAX_ALT_LENGTH, photographTexts } from '#schema/rules/photographs.ts';
import { Follows, problem } from '#server/check-input.ts';
import { PictureType } from '#server/features/catalogue/recipe/picture.type.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

@SimpleType('PhotographFocus', 'Focal point of a photograph, which cropping keeps in view.')
class PhotographFocusType {
  @Field(() => Float, { description: 'Share of the width, 0 to 1. Example: 0.5.' })
  x: number;

  @Field(() => Float, { description: 'Share of the height, 0 to 1. Example: 0.4.' })
  y: number;
}

@SimpleType('DeskPicture', 'A picture as editors see it.')
export class DeskPictureType {
  @Field({ description: 'Name in its URL. Example: "author--hanna-tesfaye".' })
  name: string;

  @Field({ description: 'Kind of its subject: "recipe", "author", "category", "cuisine", "guide" or "issue".' })
  kind: string;

  @Field({ description: 'Title or name of its subject. Example: "Hanna Tesfaye".' })
  title: string;

  @Field(() => PictureType, { description: 'The picture.' })
  picture: PictureType;

  @Field(() => String, {
    nullable: true,
    description: 'The page that shows it; null if no page does. Example: "/authors/hanna-tesfaye".',
  })
  page: string | null;

  @Field(() => Int, { description: 'Number of its files; 0 if they are missing.' })
  files: number;

  @Field(() => Int, { description: 'Size of its files together, in bytes.' })
  bytes: number;

  @Field(() => PhotographFocusType, {
    nullable: true,
    description:
      'Focal point of a photograph uploaded at the desk, which can be cropped again; null for other pictures.',
  })
  focus: PhotographFocusType | null;
}

/** An editor's description and crop of a photograph. */
export class PhotographDetails {
  @Follows(altProblem)
  alt: string;

  /** Focal point that every crop keeps, as shares from 0 to 1. */
  @Min(0, problem('OUT_OF_RANGE', photographTexts.focusUnfit))
  @Max(1, problem('OUT_OF_RANGE', photographTexts.focusUnfit))
  x: number;

  @Min(0, problem('OUT_OF_RANGE', photographTexts.focusUnfit))
  @Max(1, problem('OUT_OF_RANGE', photographTexts.focusUnfit))
  y: number;

  /** Title to use if the picture has no row yet; may be empty otherwise. */
  @MaxLength(MAX_ALT_LENGTH, problem('INVALID', photographTexts.titleUnfit))
  @Matches(FIT_FOR_ALT, problem('INVALID', photographTexts.titleUnfit))
  title: string;
}
