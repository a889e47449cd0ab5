/**
 * Whether the client accepts gzip. In front of a Worker, Cloudflare replaces the header by what it can decompress
 * itself; the client's original value is in `cf`.
 */
export function acceptsGzip({ cf, headers }: Pick<Request, 'headers'> & { readonly cf?: object | undefined }): boolean {
  const accepted = clientsOwn(cf) ?? headers.get('accept-encoding') ?? '';
  return accepted.split(',').some((one) => {
    const [coding = '', ...params] = one
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    return (coding === 'gzip' || coding === '*') && !params.some((param) => /^q=0(?:\.0*)?$/.test(param));
  });
}

const clientsOwn = (cf: object | undefined): string | undefined =>
  cf !== undefined && 'clientAcceptEncoding' in cf && typeof cf.clientAcceptEncoding === 'string'
    ? cf.clientAcceptEncoding
    : undefined;
