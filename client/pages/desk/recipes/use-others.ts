import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { DeskRecipes_StayMutationDocument } from '#client/gql/graphql.ts';

/** Time between two reports that a file is open, in ms. */
const STAY_MS = 15_000;

/**
 * Returns the names of other editors who have a file open. If there are any, the file is fetched again from time to
 * time.
 */
export function useOthers(file: string, refetch: () => void): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  const [stay] = useMutation(DeskRecipes_StayMutationDocument);
  const refresh = useEffectEvent(async () => {
    const response = await stay({ variables: { input: { file } } }).catch(() => undefined);
    const names = response?.data?.stayAtContent ?? [];
    setOthers(names);
    if (names.length > 0) refetch();
  });
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), STAY_MS);
    return () => clearInterval(timer);
  }, []);
  return others;
}
