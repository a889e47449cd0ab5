import { encode } from 'uqr';

export function QrCode({ link }: { readonly link: string }) {
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges" aria-hidden="true">
      <path d={squares.join('')} />
    </svg>
  );
}
