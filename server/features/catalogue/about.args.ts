import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { MAX_SEARCH_LENGTH, messages } from '#schema/rules/catalogue.ts';
import { problem } from '#server/check-input.ts';

/** Arguments of lists that readers filter by typing. */
@ArgsType()
export class AboutArgs {
  @Field(() => String, {
    nullable: true,
    description: `Search text, at most ${MAX_SEARCH_LENGTH} characters: returns only matching entries. Example: "fry".`,
  })
  @IsOptional()
  @MaxLength(MAX_SEARCH_LENGTH, problem('TOO_LONG', messages.searchTooLong))
  about?: string | null;
}
