/** Id of the mobile sidebar, which the hamburger button names as what it opens. */
export const mobileSidebarId = 'mobile-sidebar';
