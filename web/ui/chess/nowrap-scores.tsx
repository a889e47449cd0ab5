import classes from './nowrap-scores.module.css';

/** 1–0, ½–½, 2½–1½, +:− */
const SCORE = /([\d½]+–[\d½]+|[+−]:[+−])/;

/** A sentence that never wraps within a score. */
export function NowrapScores({ children: sentence }: { readonly children: string }) {
  return sentence.split(SCORE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <span key={at} className={classes.score}>
        {part}
      </span>
    ),
  );
}
