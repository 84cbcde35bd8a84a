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
  description: 'What readers do, as far as it is counted.',
  valuesConfig: {
    PAGE: { description: 'Opened a page, by its address.' },
    REFERRER: { description: 'Came by a link of another site, by its host.' },
    SEARCH_EMPTY: { description: 'Searched, and no recipe had all of it, by the text.' },
    SEARCH_CORRECTED: { description: 'Searched, and another spelling was found, by the text.' },
    FILTER: { description: 'Opened a list with a filter, by the filter.' },
    SAVED: { description: 'Saved a recipe as a member.' },
    PLANNED: { description: 'Planned a recipe as a member.' },
    COOKED: { description: 'Cooked a recipe, as a member.' },
    SHARED: { description: 'Pressed "Share" on a recipe.' },
    COMMENT: { description: 'Commented on a recipe.' },
    STARS: { description: 'Gave stars, by their number.' },
    QUESTION: { description: 'Asked about a recipe.' },
    SUBSCRIBED: { description: 'Asked for the newsletter.' },
    CONFIRMED: { description: 'Confirmed a subscription.' },
    LEFT: { description: 'Unsubscribed.' },
    ISSUE: { description: 'Came by a link in the newsletter, by the issue.' },
  },
});

@ObjectType('ReaderCount', { simpleResolvers: true, description: 'How often something was counted.' })
export class ReaderCountType {
  @Field({ description: 'What. Example: "Doro Wat".' })
  label: string;

  @Field(() => String, { nullable: true, description: 'Its page, where it has one.' })
  path: string | null;

  @Field(() => Int, { description: 'How often.' })
  count: number;
}

@ObjectType('ReaderSeries', { simpleResolvers: true, description: 'One thing that readers do, day by day.' })
export class ReaderSeriesType {
  @Field(() => ReaderEvent, { description: 'What they do.' })
  event: ReaderEvent;

  @Field(() => Int, { description: 'How often in all days.' })
  total: number;

  @Field(() => [Int], { description: 'How often on each day, the oldest first, today last.' })
  days: number[];

  @Field(() => [ReaderCountType], {
    description: 'The most frequent, at most twenty. Of searches those that came at least three times on a day.',
  })
  top: ReaderCountType[];
}
