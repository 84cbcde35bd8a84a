/** Where an arrow key leads among the links of a menu, which run down the first column and then down the second. */
export function nextLink(key: string, panel: HTMLElement | null): HTMLElement | undefined {
  const links = [...(panel?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (at < 0) return undefined;
  const column = Math.ceil((links.length - 1) / 2);
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: column, ArrowLeft: -column };
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = at + step;
  // Up and down go round; sideways stays where there is nothing.
  if (Math.abs(step) > 1) return links[next] ?? links[at];
  return links.at(next % links.length);
}
