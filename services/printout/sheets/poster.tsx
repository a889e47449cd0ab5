/** The poster at the door, with which players check in (CHK-1). */
import { textOfPage } from '../html-page.tsx';
import { sheetWords } from '../sheet-words.ts';
import { Sheet, type SheetRequest } from './frame.tsx';
import { QrCode } from './qr-code.tsx';

interface PosterProps {
  readonly round: number;
  /** The code of the room; null where none is used. */
  readonly code: string | null;
}

/** The QR code has the code of the room in it, so that nobody types it who has a camera. */
export function posterSheet(request: SheetRequest, { round, code }: PosterProps): string {
  const text = sheetWords(request.language);
  const page = `${request.origin}/t/${request.page.tournament.id}/here`;
  return textOfPage(
    <Sheet request={request} title={text('checkIn', round)} layout="cards">
      <article class="poster">
        <h1>{request.page.tournament.name}</h1>
        <p class="what">{text('checkIn', round)}</p>
        <QrCode link={code === null ? page : `${page}?code=${code}`} />
        <p>{text('scan')}</p>
        <p class="link">{page.replace(/^https?:\/\//, '')}</p>
        {code !== null && (
          <>
            <p>{text('roomCode')}</p>
            <p class="code">{code}</p>
          </>
        )}
      </article>
    </Sheet>,
  );
}
