import { useState } from 'react';
import type { Found } from './use-search.ts';

/** Which of the results is chosen, without leaving the field. Other results are chosen anew. */
export function useChoice(found: Found | undefined) {
  const [choice, setChoice] = useState<{ found: Found; index: number }>();
  const chosen = found && choice?.found === found ? choice.index : undefined;

  /** Goes round, and through the field itself on the way. */
  const move = (step: 1 | -1) => {
    if (!found) return;
    const places = found.items.length + 1;
    const place = ((chosen ?? -1) + 1 + step + places) % places;
    setChoice(place === 0 ? undefined : { found, index: place - 1 });
  };
  return { chosen, move };
}
