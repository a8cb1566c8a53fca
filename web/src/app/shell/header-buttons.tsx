import { HEADER_BUTTONS, type HeaderButtonProps } from '../../portal/modules/header-part.ts';

/** What modules put into the header. */
export function HeaderButtons({ isMember }: HeaderButtonProps) {
  return HEADER_BUTTONS.map(([file, HeaderButton]) => <HeaderButton key={file} isMember={isMember} />);
}
