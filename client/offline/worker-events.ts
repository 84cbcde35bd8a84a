/** The events of a service worker, of which TypeScript knows nothing beside those of a page. */
export type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type AskEvent = LifeEvent & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};

export type TellEvent = LifeEvent & { readonly data: unknown };

export function isLife(event: Event): event is LifeEvent {
  return 'waitUntil' in event;
}

export function isAsk(event: Event): event is AskEvent {
  return isLife(event) && 'request' in event && 'respondWith' in event;
}

export function isTell(event: Event): event is TellEvent {
  return isLife(event) && 'data' in event;
}
