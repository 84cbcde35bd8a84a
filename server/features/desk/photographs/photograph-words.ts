import { altProblem, focusProblem, photographTitleProblem } from '#schema/rules/photographs.ts';
import { Follows } from '#server/check-input.ts';

/** An editor's words about a photograph. */
export class PhotographWords {
  @Follows(altProblem)
  alt: string;

  /** The place that stays when it is cut, as shares of 0 to 1. */
  @Follows(focusProblem)
  x: number;

  @Follows(focusProblem)
  y: number;

  /** Of a recipe that is not published yet; empty for all else. */
  @Follows(photographTitleProblem)
  title: string;
}
