/** Id of the mobile sidebar, referenced by `aria-controls` of the hamburger button. */
export const mobileSidebarId = 'mobile-sidebar';
