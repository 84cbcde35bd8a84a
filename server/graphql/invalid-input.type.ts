import { Field, ObjectType } from 'type-graphql';
import { FailureType } from './failure.type.ts';

@ObjectType('InvalidInput', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'The first field that cannot be accepted. Nothing was changed.',
})
export class InvalidInputType extends FailureType {
  kind: 'InvalidInput';

  @Field({ description: 'The name of the field or argument. Example: "email".' })
  field: string;
}
