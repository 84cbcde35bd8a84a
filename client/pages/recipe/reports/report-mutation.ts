import { useMutation } from '@apollo/client/react';
import { resultOf } from '#client/apollo/result.ts';
import { Report_SendMutationDocument, type ReportTextInput } from '#client/gql/graphql.ts';

const texts = {
  failed: 'It could not be reported. Please try again later.',
  throttled: 'Those were many reports. Please try again later.',
};

/** Tells the moderators of a text. */
export function useReport() {
  const [mutate, { loading }] = useMutation(Report_SendMutationDocument);
  const report = (input: ReportTextInput) => resultOf(mutate({ variables: { input } }), 'reportText', texts);
  return [report, { loading }] as const;
}
