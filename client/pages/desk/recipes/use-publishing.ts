import { useState } from 'react';
import type { DeskRecipes_FileFragment } from '#client/gql/graphql.ts';
import { getPublicationDay, withPublicationDay } from '#schema/rules/publication-day.ts';
import type { SaveResult, useContent } from './content-mutations.ts';

type Props = {
  /** Undefined for a file that was never saved. */
  status: DeskRecipes_FileFragment | undefined;
  text: string;
  isRecipe: boolean;
  content: ReturnType<typeof useContent>;
  /** Saves a text in place of the typed one. */
  save: (text: string) => Promise<SaveResult>;
};

/** Publishes and schedules the text of a file. A recipe's `published:` follows the time of its publication. */
export function usePublishing({ status, text, isRecipe, content, save }: Props) {
  const [message, setMessage] = useState<{ ok: boolean; text: string }>();
  const [asksDay, setAsksDay] = useState<string>();
  const today = new Date().toISOString().slice(0, 10);
  const day = isRecipe ? getPublicationDay(text) : undefined;
  const publish = async (dated: string, at: string | null) => {
    setAsksDay(undefined);
    const saved = await save(dated);
    setMessage(saved.revision === null ? saved : await content.publish({ revision: saved.revision, at }));
  };
  return {
    message,
    setMessage,
    /** The future day in the text, if the editor has to choose between today and that day. */
    asksDay,
    /** `true` if the scheduled text is not the one in the editor. */
    isScheduleBehind: (isSaved: boolean) =>
      status?.publishAt != null && (!isSaved || status.scheduledRevision !== status.revision),
    /** Publishes now; asks first if the text has a future day. */
    publishNow: () => (day !== undefined && day > today ? setAsksDay(day) : void publish(text, null)),
    publishToday: () => void publish(withPublicationDay(text, today), null),
    cancel: () => setAsksDay(undefined),
    schedule: (at: string) => void publish(isRecipe ? withPublicationDay(text, at.slice(0, 10)) : text, at),
  };
}

export type PublishActions = ReturnType<typeof usePublishing>;
