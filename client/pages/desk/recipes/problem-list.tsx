import { formatCount } from '#client/ui/format.ts';
import { TextButton } from '#client/ui/text-button.tsx';
import type { Problem } from './use-check.ts';

type Props = {
  problems: readonly Problem[];
  /** `false` while the check is under way. */
  isFresh: boolean;
  /** `true` where the check cannot be reached. */
  failed?: boolean;
  onMend: (problem: Problem) => void;
  /** Goes to a line of the text. */
  onGo: (line: number) => void;
};

/** The problems that the check finds, line by line, for those who do not see the marks in the text. */
export function ProblemList({ problems, isFresh, failed, onMend, onGo }: Props) {
  return (
    <section aria-labelledby="problems" aria-busy={!isFresh}>
      <h3 id="problems" className="reported__title">
        {problems.length > 0
          ? formatCount(problems.length, 'problem')
          : failed
            ? 'Not checked'
            : isFresh
              ? 'Nothing to mend'
              : 'Checking...'}
      </h3>
      <ol className="desk-recipes__problems">
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.message}`}>
            <TextButton onClick={() => onGo(problem.line)}>Line {problem.line}</TextButton>: {problem.message}{' '}
            {problem.mending && <TextButton onClick={() => onMend(problem)}>Write “{problem.mending.to}”</TextButton>}
          </li>
        ))}
      </ol>
    </section>
  );
}
