import { encode } from 'uqr';
import classes from './qr-code.module.css';

interface QrCodeProps {
  readonly link: string;
  /** Describes the link for screen readers. */
  readonly label: string;
}

/** An address as a QR code: dark on light in both themes. */
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
