import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PicturePicker } from '../../../web/ui/pictures/PicturePicker.tsx';
import { usePictureChoice, type UploadPicture } from '../../../web/ui/pictures/usePictureChoice.ts';

const photo = (name: string, type = 'image/jpeg', bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
let stored = 0;
const accept: UploadPicture = async () => ({
  id: `up-${++stored}`,
  url: `/pictures/uploads/up-${stored}?until=1&key=k`,
});

function Picker({ upload }: { upload: UploadPicture }) {
  const choice = usePictureChoice(upload);
  return (
    <>
      <PicturePicker label="Photos" choice={choice} />
      <output aria-label="ids">{choice.isUploading ? 'uploading' : choice.ids.join(' ')}</output>
    </>
  );
}

const open = (upload: UploadPicture = accept) => {
  stored = 0;
  // A file dialog may list files of any type.
  const user = userEvent.setup({ applyAccept: false });
  render(<Picker upload={upload} />);
  return { choose: (...files: File[]) => user.upload(screen.getByLabelText(/^Add a/), files), user };
};
const ids = () => screen.getByLabelText('ids').textContent;

describe('the photos of a form', () => {
  it('are uploaded when they are chosen, shown small, and can be removed', async () => {
    const { choose, user } = open();
    await choose(photo('a.jpg'), photo('b.png', 'image/png'));
    expect((await screen.findByAltText('Photo 2')).getAttribute('src')).toBe(
      '/pictures/uploads/up-2?until=1&key=k&w=240',
    );
    expect(ids()).toBe('up-1 up-2');
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(ids()).toBe('up-2');
    expect(document.activeElement).toBe(screen.getByLabelText('Add another photo'));
  });

  it('are at most three; a fourth is named', async () => {
    const { choose } = open();
    await choose(...['a', 'b', 'c', 'd'].map((name) => photo(`${name}.jpg`)));
    expect(await screen.findAllByRole('img')).toHaveLength(3);
    expect(screen.getByRole('alert').textContent).toBe('You can add up to 3 photos.');
  });

  it.each([
    ['no picture', photo('notes.pdf', 'application/pdf'), 'notes.pdf: This is not a photo.'],
    ['too large', photo('large.jpg', 'image/jpeg', 8_000_001), 'large.jpg: This photo is larger than 8 MB.'],
  ])('are refused with the name of the file if one is %s', async (_, file, words) => {
    const { choose } = open();
    await choose(file);
    expect((await screen.findByText(words, { exact: false })).getAttribute('role')).toBe('alert');
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('show the reason of the shop, and that the shop is unreachable', async () => {
    const { choose } = open(async (picture) =>
      picture.size === 10 ? { message: 'It is damaged.' } : Promise.reject(new Error()),
    );
    await choose(photo('a.jpg'));
    expect(await screen.findByText('a.jpg: It is damaged.')).toBeTruthy();
    await choose(photo('b.jpg', 'image/jpeg', 11));
    expect(await screen.findByText('b.jpg: The photo could not be uploaded. Please try again.')).toBeTruthy();
  });

  it('that are removed during the upload are not sent', async () => {
    const answer = Promise.withResolvers<{ id: string; url: string }>();
    const { choose, user } = open(() => answer.promise);
    await choose(photo('a.jpg'));
    expect(ids()).toBe('uploading');
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    answer.resolve({ id: 'up-late', url: '/late' });
    await answer.promise;
    expect(ids()).toBe('');
  });
});
