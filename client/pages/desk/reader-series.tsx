import { useId } from 'react';
import type { DeskPage_ReadersQueryQuery } from '#client/gql/graphql.ts';
import { formatDate } from '#client/ui/date-text.tsx';
import { Link } from '#client/ui/link.tsx';
import { addDays } from '#schema/rules/days.ts';

type Series = NonNullable<DeskPage_ReadersQueryQuery['desk']>['readers'][number];

/** Maximum number of daily bars. More would be too thin on a phone, so each bar becomes a week. */
const MAX_BARS = 90;
const HEIGHT = 100;

const formatNumber = (count: number) => count.toLocaleString('en');

/** One activity of readers: its total, a plot over time, and its most frequent subjects. */
export function ReaderSeries({ title, total, days, top }: Omit<Series, 'event'> & { title: string }) {
  const id = useId();
  return (
    <section className="readers__series" aria-labelledby={id}>
      <h3 id={id} className="readers__title">
        {title} <span className="readers__total">{formatNumber(total)}</span>
      </h3>
      <Plot days={days} />
      {top.length > 0 && (
        <table className="readers__table">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">How often</th>
            </tr>
          </thead>
          <tbody>
            {top.map(({ label, path, count }) => (
              <tr key={label}>
                <th scope="row">{path ? <Link to={path}>{label}</Link> : label}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** A bar for each day, or for each week if there are many days; a sentence for screen readers. */
function Plot({ days: dailyCounts }: Pick<Series, 'days'>) {
  const daysPerBar = dailyCounts.length > MAX_BARS ? 7 : 1;
  // Groups days backward from the last day, so the first bar may have fewer days.
  const bars = Array.from({ length: Math.ceil(dailyCounts.length / daysPerBar) }, (_, barFromEnd) => {
    const end = dailyCounts.length - barFromEnd * daysPerBar;
    const start = Math.max(0, end - daysPerBar);
    return { start, count: dailyCounts.slice(start, end).reduce((sum, count) => sum + count, 0) };
  }).reverse();
  const maxCount = Math.max(...bars.map(({ count }) => count));
  const today = new Date().toISOString().slice(0, 10);
  const formatDayAt = (index: number) => formatDate(addDays(today, index - dailyCounts.length + 1));
  const peak = bars.find(({ count }) => count === maxCount);
  const unit = daysPerBar === 1 ? 'day' : 'week';
  return (
    <div className="readers__plot">
      <p className="readers__most">
        most in a {unit}: {formatNumber(maxCount)}
      </p>
      <svg
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`By ${unit}, from ${formatDayAt(0)} to ${formatDayAt(dailyCounts.length - 1)}. Peak: ${formatNumber(maxCount)} in the ${unit} of ${formatDayAt(peak?.start ?? 0)}.`}
      >
        {bars.map(({ start, count }, index) => {
          const height = count === 0 ? 0 : Math.max(2, (HEIGHT * count) / maxCount);
          return <rect key={start} x={index + 0.1} y={HEIGHT - height} width={0.8} height={height} />;
        })}
      </svg>
      <p className="readers__ends" aria-hidden="true">
        <span>{formatDayAt(0)}</span>
        <span>{formatDayAt(dailyCounts.length - 1)}</span>
      </p>
    </div>
  );
}
