import { encode } from 'uqr';
import classes from './qr-code.module.css';

interface QrCodeProps {
  readonly link: string;
  /** What it leads to, for who cannot see it. */
  readonly label: string;
}

/** An address as a picture that telephones read: dark on light in both themes. */
export function QrCode({ link, label }: QrCodeProps) {
  const { data, size } = encode(link, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
