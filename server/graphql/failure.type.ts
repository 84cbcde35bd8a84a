import { Field, InterfaceType } from 'type-graphql';
import { typeNameOf } from './result-union.ts';

/** What every expected failure has, so that a client can show one that it does not know. */
@InterfaceType('Failure', {
  resolveType: typeNameOf,
  description:
    'Something that a visitor can cause and mend. Ask for `... on Failure { message }` to show those you do not know by name.',
})
export abstract class FailureType {
  @Field({ description: 'One sentence that can be shown as it is. Example: "Invalid email or password."' })
  message: string;
}
