import { formatCount } from '#client/ui/format.ts';
import type { Problem } from './use-check.ts';

type Props = {
  problems: readonly Problem[];
  /** `false` while the check is under way. */
  isFresh: boolean;
  onMend: (problem: Problem) => void;
};

/** What the check finds, line by line, for those who do not see the marks in the text. */
export function ProblemList({ problems, isFresh, onMend }: Props) {
  return (
    <section aria-labelledby="problems" aria-busy={!isFresh}>
      <h3 id="problems" className="reported__title">
        {problems.length > 0 ? formatCount(problems.length, 'problem') : isFresh ? 'Nothing to mend' : 'Checking...'}
      </h3>
      <ol className="desk-recipes__problems">
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.message}`}>
            Line {problem.line}: {problem.message}{' '}
            {problem.mending && (
              <button type="button" className="link-button" onClick={() => onMend(problem)}>
                Write “{problem.mending.to}”
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
