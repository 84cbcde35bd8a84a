import { Field, Int } from 'type-graphql';
import { nameEnum } from '#server/graphql/describe-enum.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

/** Counted events of readers. */
export const ReaderEvent = nameEnum('ReaderEvent', 'Events of readers that are counted.', {
  PAGE: 'Page views, by path.',
  REFERRER: 'Visits through links on other sites, by host.',
  SEARCH_EMPTY: 'Searches that no recipe matched completely, by text.',
  SEARCH_CORRECTED: 'Searches whose spelling was corrected, by text.',
  FILTER: 'Views of filtered lists, by filter.',
  SAVED: 'Recipes that members saved.',
  PLANNED: 'Recipes that members planned.',
  COOKED: 'Recipes that members cooked.',
  SHARED: 'Uses of the "Share" button on recipes.',
  COMMENT: 'Comments on recipes.',
  STARS: 'Ratings, by stars.',
  QUESTION: 'Questions about recipes.',
  SUBSCRIBED: 'Requests for the newsletter.',
  CONFIRMED: 'Confirmed subscriptions.',
  LEFT: 'Unsubscriptions.',
  ISSUE: 'Visits through links in the newsletter, by issue.',
});
export type ReaderEvent = keyof typeof ReaderEvent;

@SimpleType('ReaderCount', 'Number of times that an event was counted.')
export class ReaderCountType {
  @Field({ description: 'Label of the count. Example: "Doro Wat".' })
  label: string;

  @Field(() => String, { nullable: true, description: 'Path of its page; null if it has none.' })
  path: string | null;

  @Field(() => Int, { description: 'Number of times.' })
  count: number;
}

@SimpleType('ReaderSeries', 'Daily counts of an event.')
export class ReaderSeriesType {
  @Field(() => ReaderEvent, { description: 'What readers did.' })
  event: ReaderEvent;

  @Field(() => Int, { description: 'Total of all days.' })
  total: number;

  @Field(() => [Int], { description: 'Counts by day, oldest first; the last one is today.' })
  days: number[];

  @Field(() => [ReaderCountType], {
    description:
      'Most frequent labels, at most twenty. Searches are included if they occurred at least three times in one day.',
  })
  top: ReaderCountType[];
}
