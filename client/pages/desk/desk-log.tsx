import { useQuery } from '@apollo/client/react';
import { DeskPage_LogQueryDocument } from '#client/gql/graphql.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { CursorPager, useCursor } from './cursor-pager.tsx';
import { LogEntries } from './log-entries.tsx';
import type { DeskViewProps } from './view-props.ts';

/** The actions at the desk that the viewer may see, in pages. */
export function View({ onRetry }: DeskViewProps) {
  const { data, previousData, error, refetch } = useQuery(DeskPage_LogQueryDocument, {
    variables: { after: useCursor() },
    fetchPolicy: 'network-only',
  });
  // The previous page stays until the next has loaded, so that its button keeps the focus.
  const actions = (data ?? previousData)?.desk?.actions;
  const retry = () => {
    // The desk may have closed in the meantime.
    onRetry();
    void refetch();
  };
  if (error && !actions) return <ErrorText onRetry={retry}>The log could not be loaded.</ErrorText>;
  if (!actions) return <p role="status">Loading...</p>;
  return (
    <section aria-labelledby="log">
      <h2 id="log" className="desk__title">
        {actions.totalCount === 0 ? 'No actions yet' : 'Actions'}
      </h2>
      <LogEntries actions={actions.nodes} showsText />
      <CursorPager pageInfo={actions.pageInfo} />
    </section>
  );
}
