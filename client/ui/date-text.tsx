import { formatDate } from './format.ts';

type Props = {
  /** A day or a time, ISO 8601. */
  value: string;
};

/** A day in words, for people and for machines. */
export function DateText({ value }: Props) {
  return <time dateTime={value.slice(0, 10)}>{formatDate(value)}</time>;
}
