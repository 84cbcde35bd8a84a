/**
 * @param target of a request as it came: a path, or a whole address as proxies send it (RFC 9112, 3.2.2)
 * @returns path and search, always with a slash before them; whose address it was is told by nothing else either
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
