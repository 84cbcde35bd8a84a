import { formatCount } from '#client/ui/format.ts';
import { TextButton } from '#client/ui/text-button.tsx';
import { toFixLabel } from './apply-fix.ts';
import type { CheckState, ContentProblem } from './use-check.ts';

type Props = {
  checkState: CheckState;
  onFix: (problem: ContentProblem) => void;
  /** Called to go to a line of the text. */
  onGo: (line: number) => void;
};

/** The check's problems and warnings, each with its line, also for editors who cannot see the marks in the text. */
export function ProblemList({ checkState, onFix, onGo }: Props) {
  const { warnings, isFresh, note } = checkState;
  const problems = checkState.problems.filter(({ isMissing }) => !isMissing);
  const missingValues = checkState.problems.filter(({ isMissing }) => isMissing);
  const renderItems = (findings: readonly ContentProblem[]) =>
    findings.map((problem) => (
      <li key={`${problem.line} ${problem.message}`}>
        <TextButton onClick={() => onGo(problem.line)}>Line {problem.line}</TextButton>: {problem.message}{' '}
        {problem.fix && <TextButton onClick={() => onFix(problem)}>{toFixLabel(problem.fix.text)}</TextButton>}
      </li>
    ));
  return (
    <section aria-labelledby="problems" aria-busy={!isFresh}>
      <h3 id="problems" className="reported__title">
        {problems.length > 0
          ? formatCount(problems.length, 'problem')
          : note !== null
            ? 'Not checked'
            : isFresh
              ? 'No problems'
              : 'Checking...'}
      </h3>
      <ol className="desk-recipes__problems">{renderItems(problems)}</ol>
      {missingValues.length > 0 && (
        <details>
          <summary>Still needed: {missingValues.length}</summary>
          <ol className="desk-recipes__problems">{renderItems(missingValues)}</ol>
        </details>
      )}
      {warnings.length > 0 && (
        <>
          <h3 className="reported__title">{formatCount(warnings.length, 'warning')}</h3>
          <ol className="desk-recipes__problems">{renderItems(warnings)}</ol>
        </>
      )}
    </section>
  );
}
