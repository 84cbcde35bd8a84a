import { ArgsType, Field } from 'type-graphql';
import { MAX_SEARCH_LENGTH, searchProblem } from '#schema/rules/catalogue.ts';
import { Follows } from '#server/check-input.ts';

/** Arguments of lists that a reader's words narrow. */
@ArgsType()
export class AboutArgs {
  @Field(() => String, {
    nullable: true,
    description: `Only those that these words ask for, at most ${MAX_SEARCH_LENGTH} characters. Example: "fry".`,
  })
  @Follows(searchProblem)
  about?: string | null;
}
