import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** Counted events of readers. */
export enum ReaderEvent {
  PAGE = 'PAGE',
  REFERRER = 'REFERRER',
  SEARCH_EMPTY = 'SEARCH_EMPTY',
  SEARCH_CORRECTED = 'SEARCH_CORRECTED',
  FILTER = 'FILTER',
  SAVED = 'SAVED',
  PLANNED = 'PLANNED',
  COOKED = 'COOKED',
  SHARED = 'SHARED',
  COMMENT = 'COMMENT',
  STARS = 'STARS',
  QUESTION = 'QUESTION',
  SUBSCRIBED = 'SUBSCRIBED',
  CONFIRMED = 'CONFIRMED',
  LEFT = 'LEFT',
  ISSUE = 'ISSUE',
}

registerEnumType(ReaderEvent, {
  name: 'ReaderEvent',
  description: 'Events of readers that are counted.',
  valuesConfig: {
    PAGE: { description: 'Page views, by path.' },
    REFERRER: { description: 'Visits through links on other sites, by host.' },
    SEARCH_EMPTY: { description: 'Searches that no recipe matched completely, by text.' },
    SEARCH_CORRECTED: { description: 'Searches whose spelling was corrected, by text.' },
    FILTER: { description: 'Views of filtered lists, by filter.' },
    SAVED: { description: 'Recipes that members saved.' },
    PLANNED: { description: 'Recipes that members planned.' },
    COOKED: { description: 'Recipes that members cooked.' },
    SHARED: { description: 'Uses of the "Share" button on recipes.' },
    COMMENT: { description: 'Comments on recipes.' },
    STARS: { description: 'Ratings, by stars.' },
    QUESTION: { description: 'Questions about recipes.' },
    SUBSCRIBED: { description: 'Requests for the newsletter.' },
    CONFIRMED: { description: 'Confirmed subscriptions.' },
    LEFT: { description: 'Unsubscriptions.' },
    ISSUE: { description: 'Visits through links in the newsletter, by issue.' },
  },
});

@ObjectType('ReaderCount', { simpleResolvers: true, description: 'Number of times that an event was counted.' })
export class ReaderCountType {
  @Field({ description: 'Label of the count. Example: "Doro Wat".' })
  label: string;

  @Field(() => String, { nullable: true, description: 'Path of its page; null if it has none.' })
  path: string | null;

  @Field(() => Int, { description: 'Number of times.' })
  count: number;
}

@ObjectType('ReaderSeries', { simpleResolvers: true, description: 'Daily counts of an event.' })
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
