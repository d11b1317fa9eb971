/** A picture of a gallery, as the attributes of its `img`. */
export interface GalleryPicture {
  src: string;
  /** What the picture shows; also its caption in the dialog. */
  alt: string;
  width: number;
  height: number;
}
