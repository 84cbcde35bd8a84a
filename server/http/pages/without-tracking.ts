const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid)$/;

/**
 * @param address path and search
 * @returns the address without the parameters that other sites and mails add to links: no page reads them, and with them
 * every visitor would have a page of their own drawn
 */
export function withoutTracking(address: string): string {
  const [path = '', ...rest] = address.split('?');
  const search = rest.join('?');
  const parameters = search.split('&').filter((parameter) => !TRACKING.test(parameter.split('=')[0] ?? ''));
  return parameters.join('') === '' ? path : `${path}?${parameters.join('&')}`;
}
