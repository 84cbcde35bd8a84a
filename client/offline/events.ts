/** The events of a service worker, which TypeScript's types for pages lack. */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};

type ExtendableMessageEvent = ExtendableEvent & { readonly data: unknown };

type NotificationEvent = ExtendableEvent & { readonly notification: Notification };

export function isExtendable(event: Event): event is ExtendableEvent {
  return 'waitUntil' in event;
}

export function isFetch(event: Event): event is FetchEvent {
  return isExtendable(event) && 'request' in event && 'respondWith' in event;
}

export function isMessage(event: Event): event is ExtendableMessageEvent {
  return isExtendable(event) && 'data' in event;
}

export function isNotification(event: Event): event is NotificationEvent {
  return isExtendable(event) && 'notification' in event;
}
