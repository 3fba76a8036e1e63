export { type EventOptions, type NotificationEvent, notificationEvents } from './stream/events.ts'
export { type FollowOptions, followNotifications } from './stream/follow.ts'
